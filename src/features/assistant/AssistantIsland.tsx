import { Suspense, useState } from 'react';

import { OwnerApp } from '#components/owner/OwnerApp.tsx';
import { lazyPanel } from '#components/lazy-panel.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { goTo, useAddress } from '#lib/owner/address.ts';

import type { Edited } from './AnswerDialog.tsx';
import { Answers } from './Answers.tsx';
import { Questions } from './Questions.tsx';
import { Score } from './Score.tsx';

/** What the assistant could not answer, and what its owner answers himself. */
export function AssistantIsland() {
  return (
    <OwnerApp entrance={{ kind: 'redirect' }}>
      <AssistantTools />
    </OwnerApp>
  );
}

const AnswerDialog = lazyPanel(async () => (await import('./AnswerDialog.tsx')).AnswerDialog);

const TABS = [
  { id: 'questions', label: 'Questions' },
  { id: 'answers', label: 'Your answers' },
];

/** Questions of visitors that need an answer, the answers, and how good they are. */
function AssistantTools() {
  const isAnswers = useAddress().get('tab') === 'answers';
  const [edited, setEdited] = useState<Edited>();
  return (
    <>
      <h1 className="mb-1 text-2xl">Assistant</h1>
      <p className="mb-4 max-w-prose text-sm text-muted">
        What visitors asked in the last 30 days and the site did not answer, or not well. Answer it once, and
        the assistant knows it.
      </p>
      <Tabs
        label="Assistant"
        tabs={TABS}
        selected={isAnswers ? 'answers' : 'questions'}
        onSelect={(tab) => goTo({ tab: tab === 'answers' ? tab : undefined }, { isAlone: true })}
      >
        {isAnswers ? (
          <div className="grid gap-5">
            <Score />
            <Answers onEdit={setEdited} />
          </div>
        ) : (
          <Questions onAnswer={(question) => setEdited({ question })} />
        )}
      </Tabs>
      {edited && (
        <Suspense>
          <AnswerDialog edited={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  );
}
