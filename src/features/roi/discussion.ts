import { editedFields, projectLabel } from './assumptions.ts';
import { FIGURES, formatFigure } from './figures.ts';
import { formatNumber } from './format.ts';
import { NUMBER_FIELDS } from './inputs.ts';
import { evaluate, type Scenario } from './scenario.ts';

const QUOTED_FIGURES = FIGURES.filter(({ key }) =>
  ['potentialSavings', 'implementationCost', 'netROI', 'roiPercentage', 'paybackPeriod'].includes(key),
);

/** What the visitor entered, one line each. */
function describeInputs({ inputs }: Scenario): string[] {
  return NUMBER_FIELDS.map(({ name, label }) => `- ${label}: ${formatNumber(inputs[name])}`);
}

/** The message that "Discuss this scenario" puts into the contact form; ends with room to write. */
export function discussionMessage(scenario: Scenario): string {
  const { range, rating, inputs, assumptions } = evaluate(scenario);
  const edited = editedFields(assumptions).length;
  return [
    `I would like to discuss a ${projectLabel(inputs.projectType)} scenario from your ROI calculator.`,
    '',
    'What I entered:',
    ...describeInputs(scenario),
    '',
    'What it calculated:',
    ...QUOTED_FIGURES.map((figure) => `- ${figure.label}: ${formatFigure(figure, range.expected)}`),
    `- Rating: ${rating}`,
    ...(edited > 0 ? [`- Assumptions that I changed: ${String(edited)}`] : []),
    '',
    '',
  ].join('\n');
}
