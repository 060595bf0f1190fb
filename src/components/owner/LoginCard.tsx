import { SignInPanel } from './SignInPanel.tsx';

/** The login form as a page (AU-4). */
export function LoginCard({ onSignedIn }: { onSignedIn: () => void }) {
  return (
    <div className="mx-auto grid max-w-96 gap-5 pt-[8vh]">
      <h1 className="text-2xl">Log in</h1>
      <div className="rounded-card border border-line bg-surface p-5 sm:p-6">
        <SignInPanel onSignedIn={onSignedIn} />
      </div>
      <a href="/" className="link min-h-6 w-fit text-sm">
        Back to Portfolio
      </a>
    </div>
  );
}
