import { logIn } from './member';
import { findAccessibilityViolations, newVisitor, open, widths } from './visitor';

const guests = ['login', 'register', 'forgot-password', 'reset-password?token=x', 'settings'];
const members = ['profile', 'profile#avatar', 'profile#password', 'settings#language'];
const sample = { username: 'joana_b', password: 'insert-coin-1' };
const looks = [
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const;

describe.each(looks)('on a %s in %s', (size, colorScheme) => {
  const visit = async () =>
    newVisitor({ viewport: widths[size], colorScheme, reducedMotion: 'reduce' });

  test('guests’ pages have no accessibility violations and no horizontal overflow', async () => {
    const page = await visit();
    for (const address of guests) {
      await open(page, `/en/${address}`);
      expect([address, ...(await findAccessibilityViolations(page))]).toEqual([address]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([address, overflow]).toEqual([address, 0]);
    }
  });

  test('members’ pages have no accessibility violations and no horizontal overflow', async () => {
    const page = await visit();
    await open(page, '/en/login');
    await logIn(page, sample);
    for (const address of members) {
      await open(page, `/en/${address}`);
      await page.getByRole('region', { name: 'Notifications' }).getByRole('status').waitFor({
        state: 'detached',
      });
      expect([address, ...(await findAccessibilityViolations(page))]).toEqual([address]);
    }
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menu').waitFor();
    expect(await findAccessibilityViolations(page, ['region'])).toEqual([]);
  });
});
