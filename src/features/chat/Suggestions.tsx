type Props = { questions: string[]; onChoose: (question: string) => void; isInline?: boolean };

/** Questions that one press asks; the frame remembers a press that comes before the island. */
export function Suggestions({ questions, onChoose, isInline = false }: Props) {
  return (
    <ul className={isInline ? 'mt-4 flex gap-2' : 'divide-y divide-line border-y border-line'}>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            data-ask={question}
            onClick={() => onChoose(question)}
            className={
              isInline
                ? 'min-h-10 rounded-control border border-control px-4 hover:border-ink'
                : 'min-h-12 w-full py-2 text-left hover:text-accent'
            }
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
