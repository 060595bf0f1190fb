/** The form's fields belong to the browser: what is typed before hydration stays, and React only reads. */
import { collectDraft, FIELD_NAMES, type FieldName, type RoiDraft } from './inputs.ts';
import { withPoint } from './notation.ts';

type FieldElement = HTMLInputElement | HTMLSelectElement;

/** A field of the calculator's form, or `null` if it is not there. */
export function findField(form: HTMLFormElement, name: FieldName): FieldElement | null {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element : null;
}

/** Whether a name that an event brought is one of the form's fields. */
export const isFieldName = (name: string): name is FieldName => FIELD_NAMES.some((known) => known === name);

export function readForm(form: HTMLFormElement): RoiDraft {
  return collectDraft((name) => {
    const value = findField(form, name)?.value ?? '';
    return name === 'projectType' ? value : withPoint(value);
  });
}

export function fillForm(form: HTMLFormElement, draft: RoiDraft): void {
  for (const name of FIELD_NAMES) {
    const field = findField(form, name);
    if (field) field.value = draft[name];
  }
}
