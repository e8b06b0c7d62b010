import type { Locator } from 'playwright-core';

/** Expects no match once `sign` is visible: before it, the absence would tell only that the page has not changed yet. */
export async function expectAbsent(absent: Locator, sign: Locator): Promise<void> {
  await sign.first().waitFor();
  expect(await absent.count()).toBe(0);
}
