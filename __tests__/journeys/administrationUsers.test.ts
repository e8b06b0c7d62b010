import { logIn, newAccount, register } from './member';
import { findAccessibilityViolations, newVisitor, open, ready } from './visitor';

const superAdministrator = { username: 'keiko_mori', password: 'insert-coin-3' };

async function openAs(account: { username: string; password: string }, address: string) {
  const page = await newVisitor({ expectedComplaints: /status of 40[13]/ });
  await open(page, '/en/login');
  await logIn(page, account);
  await open(page, address);
  return page;
}

test('a super administrator finds a member, grants a role and disables the account at once', async () => {
  const member = await newVisitor({ expectedComplaints: /status of 40[13]/ });
  const account = newAccount();
  await register(member, account);
  await logIn(member, account);

  const page = await openAs(superAdministrator, '/en/admin/users');
  const grid = page.getByRole('grid', { name: 'Members' });
  await grid.getByRole('link', { name: account.username }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  // By keyboard: sort, and from a cell into the account.
  await grid.getByRole('columnheader', { name: 'Username' }).click();
  await page.waitForURL(/sort=username/);
  await page.getByRole('searchbox', { name: 'Search usernames' }).fill(account.username);
  await page.waitForURL(new RegExp(`search=${account.username}`));
  await grid.getByRole('row').nth(2).waitFor({ state: 'detached' });
  await grid
    .getByRole('gridcell')
    .nth(1)
    .click({ position: { x: 5, y: 5 }, trial: true });
  await grid.getByRole('columnheader', { name: 'Username' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: account.username }).waitFor();

  await page.getByRole('checkbox', { name: 'Administrator', exact: true }).check();
  await page.getByRole('button', { name: 'Save roles' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change roles' }).click();
  await page.getByText(`The roles of ${account.username} have been changed.`).waitFor();
  await open(member, '/en/');
  await open(member, '/en/admin/users');
  await member.getByRole('heading', { level: 1, name: 'Users' }).waitFor();

  await page.getByRole('button', { name: 'Disable account' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Invented scores');
  await page.getByRole('dialog').getByRole('button', { name: 'Disable account' }).click();
  await page.getByText(`${account.username} is disabled and logged out everywhere.`).waitFor();
  await page.getByText('Not logged in anywhere').waitFor();
  await member.reload();
  await member.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  await ready(member);
  await member.getByLabel('Username').fill(account.username);
  await member.getByLabel('Password', { exact: true }).fill(account.password);
  await member.getByRole('button', { name: 'Log in', exact: true }).click();
  await member.getByText('This account has been disabled.').first().waitFor();
});

test('the table of members is exported as CSV', async () => {
  const page = await openAs(superAdministrator, '/en/admin/users?role=ROLE_VGR_NEWS');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('members.csv');
  const chunks = await (await download.createReadStream()).toArray();
  const lines = Buffer.concat(chunks).toString().trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[1])).toEqual([
    '"username"',
    '"ines_vidal"',
    '"lou_framerate"',
  ]);
});
