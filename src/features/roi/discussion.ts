import { phrase } from '#contracts/phrase.ts';
import { editedFields, projectLabel } from './assumptions.ts';
import { FIGURES, formatFigure, RATINGS } from './figures.ts';
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
    phrase('I would like to discuss a {type} scenario from your ROI calculator.').replace('{type}', () =>
      projectLabel(inputs.projectType),
    ),
    '',
    phrase('What I entered:'),
    ...describeInputs(scenario),
    '',
    phrase('What it calculated:'),
    ...QUOTED_FIGURES.map((figure) => `- ${figure.label}: ${formatFigure(figure, range.expected)}`),
    `- ${phrase('Rating')}: ${RATINGS[rating]}`,
    ...(edited > 0 ? [`- ${phrase('Assumptions that I changed: {n}').replace('{n}', String(edited))}`] : []),
    '',
    '',
  ].join('\n');
}
