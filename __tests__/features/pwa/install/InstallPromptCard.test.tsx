import { act, screen, waitFor } from '@testing-library/react';
import {
  captureInstallPrompt,
  deferredInstallPrompt,
} from '../../../../src/features/pwa/install/deferredInstallPrompt';
import { InstallPromptCard } from '../../../../src/features/pwa/install/InstallPromptCard';
import { watchInstallation } from '../../../../src/features/pwa/install/installPrompt';
import { selectNotifications } from '../../../../src/state/uiSlice';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { matchingMedia } from '../../../support/browser/browserGaps';
import { renderWithStore } from '../../../support/browser/renderWithStore';

captureInstallPrompt();
let stop = () => undefined as void;
afterEach(() => {
  stop();
  deferredInstallPrompt.event = undefined;
  jest.useRealTimers();
});

/** The browser offers the installation; `outcome` is the person's choice. */
function offer(outcome: Promise<{ outcome: 'accepted' | 'dismissed' }>) {
  const prompt = jest.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: outcome,
  });
  globalThis.dispatchEvent(event);
  return { event, prompt };
}

const accepted = Promise.resolve({ outcome: 'accepted' } as const);
const dismissed = Promise.resolve({ outcome: 'dismissed' } as const);
const card = () => screen.queryByRole('article', { name: 'Install Video Game Records' });
const button = (name: string) => screen.getByRole('button', { name });

async function setUp(outcome: Promise<{ outcome: 'accepted' | 'dismissed' }> = accepted) {
  // Before anything but the first script listens.
  const { event, prompt } = offer(outcome);
  const rendered = await renderWithStore(<InstallPromptCard />);
  act(() => {
    stop = watchInstallation(rendered.store.dispatch);
  });
  const titles = () =>
    selectNotifications(rendered.store.getState()).map(({ titleKey }) => titleKey);
  return { ...rendered, event, prompt, titles, pwa: () => rendered.store.getState().pwa };
}

test('an early install prompt is caught, its default suppressed, and the card shown', async () => {
  const { event } = await setUp();
  expect(event.defaultPrevented).toBe(true);
  expect(card()).toBeInTheDocument();
  await checkAccessibility();
});

test('accepting installs the app, shows a notice and hides the card', async () => {
  const { user, prompt, titles, pwa } = await setUp();
  await user.click(button('Install'));
  await waitFor(() => expect(card()).not.toBeInTheDocument());
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(pwa()).toMatchObject({ isPWA: true, canInstall: false, installing: false });
  act(() => {
    globalThis.dispatchEvent(new Event('appinstalled'));
  });
  expect(titles()).toEqual(['notices:installed.title']);
});

test('declining the browser’s prompt keeps the card', async () => {
  const { user, titles, pwa } = await setUp(dismissed);
  await user.click(button('Install'));
  await waitFor(() => expect(pwa().installing).toBe(false));
  expect(pwa()).toMatchObject({ isPWA: false, canInstall: true });
  expect(card()).toBeInTheDocument();
  expect(titles()).toEqual([]);
});

test('a failed installation is reported', async () => {
  const { user, prompt, titles, pwa } = await setUp();
  prompt.mockRejectedValue(new Error('used already'));
  await user.click(button('Install'));
  await waitFor(() => expect(titles()).toEqual(['pwa:install.failedTitle']));
  expect(pwa()).toMatchObject({ isPWA: false, installing: false });
});

test('"Not now" is stored, and so is Escape', async () => {
  const { user, store } = await setUp();
  act(() => button('Install').focus());
  await user.keyboard('{Escape}');
  expect(card()).not.toBeInTheDocument();
  expect(store.getState().ui.dismissedCards).toEqual(['install-prompt']);
  act(() => {
    offer(accepted);
  });
  expect(card()).not.toBeInTheDocument();
});

test('an installed app shows no card', async () => {
  matchingMedia.add('(display-mode: standalone)');
  const { pwa } = await setUp();
  expect(pwa().isPWA).toBe(true);
  expect(card()).not.toBeInTheDocument();
});

test('without an install prompt, the card links to the instructions after two seconds', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari/604.1');
  jest.useFakeTimers({ advanceTimers: true });
  await renderWithStore(<InstallPromptCard />);
  expect(card()).not.toBeInTheDocument();
  await act(async () => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('link', { name: 'Show me how' })).toHaveAttribute(
    'href',
    '/en/pwa-settings#installation',
  );
});
