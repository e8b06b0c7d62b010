import { eventually } from '../support/eventually';
import { startMailServer } from '../support/server/mailServer';
import { logIn } from './member';
import { freePort, startSite, type Site } from './startSite';
import { findAccessibilityViolations, newVisitor, open, tabTo } from './visitor';

// A separate site: its mail server is not running at first.
let site: Site;
let mailPort: number;
let mailServer: Awaited<ReturnType<typeof startMailServer>> | undefined;
beforeAll(async () => {
  mailPort = await freePort();
  site = await startSite({
    RATE_LIMIT_FACTOR: '1000',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  });
});
afterAll(async () => {
  await site?.stop();
  await mailServer?.close();
});

test('a super administrator sees why a mail failed, and sends it again', async () => {
  const member = await newVisitor({ baseURL: site.origin });
  await open(member, '/en/forgot-password');
  await member.getByLabel('Email').fill('joana-b@example.org');
  await member.getByRole('button', { name: 'Send reset link' }).click();
  await member.getByText('Check your mailbox').waitFor();

  // The mail may be gone, or being sent, when it is sent again.
  const expectedComplaints = /40[49]/;
  const page = await newVisitor({ baseURL: site.origin, expectedComplaints });
  await open(page, '/en/login');
  await logIn(page, { username: 'keiko_mori', password: 'insert-coin-3' });
  await open(page, '/en/admin/operation');
  const nodes = page.getByRole('region', { name: 'Nodes' });
  await nodes.getByRole('listitem').getByText('Running').waitFor();
  const jobs = page.getByRole('region', { name: 'Background jobs' }).getByRole('listitem');
  await jobs.filter({ hasText: 'Delete expired data' }).waitFor();
  const queue = page.getByRole('region', { name: 'Mails' });
  const mail = queue.getByRole('listitem').filter({ hasText: 'Link for a new password' });
  await mail.getByText('Last error').waitFor();
  await mail.getByText(/^j.*…@example\.org$/).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await tabTo(page, /^Discard: Link for a new password/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Discard this mail?' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
    /^Discard: Link for a new password/,
  );

  // While no mail server runs: an attempt that the site makes by itself could deliver the mail first.
  const again = mail.getByRole('button', { name: /^Send again/ });
  await again.click();
  await queue.getByText('The mail will be sent within seconds').waitFor();
  mailServer = await startMailServer(mailPort);
  // "Refresh" also updates the mails.
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await eventually(async () => {
    // That attempt may have failed before the mail server ran.
    await again.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
    await refresh.click();
    return queue.getByText('No mail is waiting').isVisible();
  }, Boolean);
  expect(mailServer.received.map(({ to }) => to)).toEqual([['joana-b@example.org']]);

  await open(page, '/en/admin/audit');
  await page
    .getByRole('row', { name: /Mail sent again.*Link for a new password/ })
    .first()
    .waitFor();
});
