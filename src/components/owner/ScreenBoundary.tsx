import { CircleAlert } from 'lucide';
import { Component, type ReactNode } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';

type Props = { children: ReactNode };
type State = { isBroken: boolean };

/** Where a screen cannot be drawn, the way to the others stays, and a sentence instead of an empty page. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div role="alert" className="grid justify-items-start gap-2 rounded-card bg-danger-soft p-5 text-sm">
        <p className="flex items-center gap-2 font-medium text-danger">
          <Icon shape={CircleAlert} size={18} />
          This screen could not be shown
        </p>
        <p>Something in it cannot be drawn. Nothing that was saved is lost by it.</p>
        <Button onPress={() => this.setState({ isBroken: false })}>Try Again</Button>
      </div>
    );
  }
}
