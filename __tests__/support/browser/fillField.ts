import type { UserEvent } from '@testing-library/user-event';

/** Enters a text in one step, at the end of the field: each typed character would render the whole form again. */
export async function fillField(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
