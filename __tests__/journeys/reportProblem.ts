import type { Page } from 'playwright-core';

/** Reports what the page shows to the support staff; returns the support code. */
export async function reportProblem(page: Page, description: string): Promise<string> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByLabel('What went wrong?').fill(description);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send to support' }).click();
  return (await dialog.getByText(/^VGR-\w{4}-\w{4}$/).textContent()) ?? '';
}
