import type { AssistantQuestion, QuestionReason } from '#contracts/assistant.ts';
import { actionsColumn, type Column } from '#components/list/column.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';

export const REASONS: Record<QuestionReason, string> = {
  unanswered: 'Not answered',
  unhelpful: 'No help',
};

/** A row of the questions: what, why, how often, when, and the way to answer it. */
export function questionColumns(onAnswer: (question: string) => void): Column<AssistantQuestion>[] {
  return [
    {
      id: 'question',
      label: 'Question',
      isRowHeader: true,
      cell: ({ question }) => <span className="font-normal wrap-anywhere">{question}</span>,
    },
    {
      id: 'reason',
      label: 'Why',
      cell: ({ reason }) => (
        <Badge tone={reason === 'unhelpful' ? 'warning' : 'neutral'}>{REASONS[reason]}</Badge>
      ),
    },
    { id: 'times', label: 'Times', kind: 'number', cell: ({ times }) => times },
    {
      id: 'at',
      label: 'Last asked',
      kind: 'number',
      cell: ({ lastAskedAt }) => <DateTime at={lastAskedAt} />,
    },
    actionsColumn(({ question }) => (
      <Button aria-label={`Answer “${question}”`} onPress={() => onAnswer(question)}>
        Answer
      </Button>
    )),
  ];
}
