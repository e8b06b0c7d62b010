import type { Page } from 'playwright-core';
import { eventually } from '../../eventually';
import type { TypedPage } from './typedPages';

/** Types like a person: browsers ask before unloading only those pages that somebody has used. */
export async function type(page: Page, { field }: TypedPage, text: string): Promise<void> {
  await field(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await has(page, { field }, text);
}

/** Waits until the field has the text, which some pages offer to bring back. */
export async function has(
  page: Page,
  { field, recover }: Pick<TypedPage, 'field' | 'recover'>,
  text: string,
): Promise<void> {
  await eventually(
    async () => {
      const offer = recover?.(page);
      if (offer && (await offer.isVisible())) await offer.click();
      if (!(await field(page).isVisible())) return 'no field';
      return field(page).evaluate((element) =>
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? element.value
          : (element.textContent ?? ''),
      );
    },
    (found) => found.includes(text),
  );
}
