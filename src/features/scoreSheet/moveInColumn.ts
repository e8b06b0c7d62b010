import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/**
 * The keys of an input of the sheet: arrows and Enter move to the same column of the next or previous row, Enter with Ctrl or
 * Command sends the sheet.
 */
export function moveInColumn(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, ctrlKey, metaKey, currentTarget } = event;
  const step = steps[key];
  const { form, dataset } = currentTarget;
  if (step === undefined || !form || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (key === 'Enter' && (ctrlKey || metaKey)) {
    form.requestSubmit();
    return;
  }
  const inputs = [
    ...form.querySelectorAll<HTMLInputElement>(`input[data-column="${dataset['column']}"]`),
  ];
  inputs[inputs.indexOf(currentTarget) + step]?.focus();
}
