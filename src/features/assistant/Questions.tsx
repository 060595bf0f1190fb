import { MessageCircleQuestion, Search } from 'lucide';
import { useMemo, useState } from 'react';

import { QUESTION_REASONS } from '#contracts/assistant.ts';
import { List } from '#components/list/List.tsx';
import { Button } from '#components/ui/Button.tsx';
import { SelectField } from '#components/ui/SelectField.tsx';
import { EmptyState } from '#components/ui/States.tsx';
import { formatCount } from '#lib/owner/format.ts';

import { questionColumns, REASONS } from './question-columns.tsx';
import { useDismiss, useQuestions } from './use-assistant.ts';

/** What visitors asked in vain: searched, answered, or dismissed. */
export function Questions({ onAnswer }: { onAnswer: (question: string) => void }) {
  const { address, reason, list } = useQuestions();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const dismiss = useDismiss();
  const columns = useMemo(() => questionColumns(onAnswer), [onAnswer]);
  const rows = list.data?.questions;
  const ids = rows?.filter(({ id }) => chosen.has(id)).map(({ id }) => id) ?? [];
  return (
    <List
      what="questions"
      caption="Questions, newest first"
      address={address}
      toolbar={{
        filters: (
          <SelectField
            label="Why it is listed"
            isLabelHidden
            value={reason ?? ''}
            onChange={({ target }) => address.setFilter('reason', target.value)}
            options={[
              { value: '', label: 'All' },
              ...QUESTION_REASONS.map((value) => ({ value, label: REASONS[value] })),
            ]}
          />
        ),
        actions: ids.length > 0 && (
          <Button
            isPending={dismiss.isPending}
            onPress={() => dismiss.mutate({ ids }, { onSuccess: () => setChosen(new Set()) })}
          >
            Dismiss {formatCount(ids.length, 'question')}
          </Button>
        ),
      }}
      query={list}
      rows={rows}
      columns={columns}
      selection={{
        ids: chosen,
        onChange: setChosen,
        labelOf: (id) => `Select “${rows?.find((row) => row.id === id)?.question ?? ''}”`,
      }}
      empty={<NoQuestions isNarrowed={address.isNarrowed} onAnswer={onAnswer} />}
      count={list.data && formatCount(list.data.total, 'question')}
      totalPages={list.data?.totalPages}
    />
  );
}

type NoQuestionsProps = { isNarrowed: boolean; onAnswer: (question: string) => void };

function NoQuestions({ isNarrowed, onAnswer }: NoQuestionsProps) {
  return isNarrowed ? (
    <EmptyState icon={Search} title="No question matches">
      Try fewer or other words.
    </EmptyState>
  ) : (
    <EmptyState icon={MessageCircleQuestion} title="No open questions">
      <p>
        Questions that the site does not answer, and answers that visitors mark as no help, are listed here
        for 30 days: the words alone, nothing of who asked.
      </p>
      <Button onPress={() => onAnswer('')}>Answer one that you expect</Button>
    </EmptyState>
  );
}
