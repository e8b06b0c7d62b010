import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import texts from '../../../../locales/en/replay.json';
import { adminPaths } from '../../../../src/contract/adminPaths';
import { Console } from '../../../../src/app/replay/console/Console';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { recordedSnapshot, fakeReplayFrame } from '../../../support/browser/replayFrame';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { makeSnapshot, sealSnapshot } from '../../../support/snapshots';

// jsdom has no ResizeObserver, and nothing changes size.
Object.assign(globalThis, {
  ResizeObserver: class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
});

let stopFrame = () => undefined;
beforeEach(() => {
  stopFrame = fakeReplayFrame();
});
afterEach(() => stopFrame());

/** A file with `text()`, which jsdom's files lack. */
const fileOf = (text: string) => {
  const file = new File([text], 'case.json', { type: 'application/json' });
  return Object.assign(file, { text: async () => text });
};

async function openConsole(caseId?: number) {
  const rendered = await act(async () => renderWithStore(<Console caseId={caseId} />));
  await screen.findByRole('heading', { level: 1, name: 'Replay console' });
  const give = async (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await rendered.user.upload(input, file);
  };
  return { ...rendered, give };
}

async function openFile() {
  const rendered = await openConsole();
  await rendered.give(fileOf(recordedSnapshot()));
  await onScreen(4);
  return rendered;
}

const onScreen = async (step: number) =>
  waitFor(() =>
    expect(document.querySelector('[data-faithful="true"]')).toHaveAttribute(
      'data-step',
      String(step),
    ),
  );
const steps = () =>
  within(screen.getByRole('region', { name: 'Steps' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/\d\d:\d\d\.\d$/, ''));

test('opens a file at its last step, and has no accessibility violations', async () => {
  const { container } = await openFile();
  expect(steps()).toEqual([
    'Beginning of the recording',
    'ui/routeChanged · /en/faq',
    'theme/modeSwitched',
    'ui/sidebarToggled',
    'ui/routeChanged · /en/rules',
  ]);
  expect(screen.getByText('Europe/Rome')).toBeVisible();
  expect(screen.getByText('Operating system').nextSibling).toHaveTextContent('Windows');
  expect(screen.getByRole('status')).toHaveTextContent('Step 4 of 4 · 01:40.0');
  await checkAccessibility(container);
});

test('moves by step, to either end, and to a time', async () => {
  const { user } = await openFile();
  await user.click(screen.getByRole('button', { name: 'Previous step' }));
  await onScreen(3);
  await user.click(screen.getByRole('button', { name: 'To the beginning' }));
  await onScreen(0);
  await user.click(screen.getByRole('button', { name: 'Next step' }));
  await onScreen(1);
  const time = screen.getByRole('textbox', { name: 'Go to time' });
  await user.type(time, '1:05{Enter}');
  await onScreen(3);
  await user.clear(time);
  await user.type(time, 'noon{Enter}');
  expect(time).toBeInvalid();
  expect(screen.getByText('Minutes and seconds, such as 01:30')).toBeVisible();
  await onScreen(3);
  fireEvent.change(screen.getByRole('slider', { name: 'Timeline' }), { target: { value: 2 } });
  await onScreen(2);
});

test('plays to the end at the chosen speed, and stops on manual steps', async () => {
  const { user } = await openFile();
  await user.click(screen.getByRole('combobox', { name: 'Speed' }));
  await user.click(screen.getByRole('option', { name: '8×' }));
  await user.click(screen.getByRole('button', { name: 'Play' }));
  await onScreen(4);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  await user.click(screen.getByRole('button', { name: 'To the beginning' }));
  await onScreen(0);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('works with the keyboard alone', async () => {
  const { user } = await openFile();
  await user.keyboard('{Home}');
  await onScreen(0);
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  await onScreen(1);
  await user.keyboard('{End}');
  await onScreen(4);
  const [, first] = within(screen.getByRole('region', { name: 'Steps' })).getAllByRole('button');
  const list = screen.getByRole('region', { name: 'Steps' });
  const stops = within(list)
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
  act(() => stops[0]?.focus());
  await user.keyboard('{ArrowUp}');
  await onScreen(3);
  await user.keyboard('{Home}{ArrowDown}');
  await onScreen(1);
  expect(first).toHaveFocus();
  // Space on a focused button activates the button.
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('filters steps, and shows action, difference and state', async () => {
  const { user } = await openFile();
  await user.type(screen.getByRole('searchbox', { name: 'Filter steps' }), 'mode');
  expect(steps()).toEqual(['theme/modeSwitched']);
  await user.click(screen.getByRole('button', { name: /theme\/modeSwitched/ }));
  await onScreen(2);
  const panel = () => screen.getByRole('tabpanel');
  expect(panel()).toHaveTextContent('payload: "dark"');
  await user.click(screen.getByRole('tab', { name: 'Changes' }));
  expect(within(panel()).getByRole('heading', { name: 'theme.key' })).toBeVisible();
  expect(panel()).toHaveTextContent('after: "dark"');
  await user.click(screen.getByRole('tab', { name: 'State' }));
  await user.click(within(panel()).getByText('theme'));
  expect(panel()).toHaveTextContent('key: "dark"');
  await user.clear(screen.getByRole('searchbox', { name: 'Filter steps' }));
  await user.type(screen.getByRole('searchbox', { name: 'Filter steps' }), 'nothing like it');
  expect(screen.getByText('No step matches the filter')).toBeVisible();
});

const hostile = (state: string) => sealSnapshot('[]', state);
const flood = makeSnapshot({
  actions: Array.from({ length: 5001 }, (_, n) => ({ type: `x/${n}` })),
});
const unplayable = makeSnapshot({ actions: [{ type: 'api/queries/queryResultPatched' }] });

test.each([
  ['no JSON', 'hello', 'unreadable'],
  ['a file of something else', '{"payload":"[]"}', 'foreign'],
  ['a snapshot of schema 999', makeSnapshot({ meta: { schema: 999 } }), 'tooNew'],
  ['one of which a byte was changed', makeSnapshot().replace('"en"', '"fr"'), 'damaged'],
  ['one with a prototype', hostile('{"__proto__":{"isAdmin":true}}'), 'hostile'],
  ['one with what DevTools revive', hostile('{"ui":{"$jsan":"f"}}'), 'hostile'],
  ['a flood of actions', flood, 'flood'],
  ['one the reducers fail on', unplayable, 'unplayable'],
] as const)(
  '%s is rejected with its reason, and the next file opens',
  async (_what, text, reason) => {
    const { give } = await openConsole();
    await give(fileOf(text));
    expect(await screen.findByText(texts.refusals[reason])).toBeVisible();
    await give(fileOf(recordedSnapshot()));
    await onScreen(4);
  },
);

test('a file larger than 32 MB is rejected without being read, one of 32 MB opens', async () => {
  const { give } = await openConsole();
  const sized = (size: number) =>
    Object.defineProperty(fileOf(recordedSnapshot()), 'size', { value: size });
  const huge = sized(33_554_433);
  const read = jest.spyOn(huge, 'text');
  await give(huge);
  expect(await screen.findByText(texts.refusals.tooLarge)).toBeVisible();
  expect(read).not.toHaveBeenCalled();
  await give(sized(33_554_432));
  await onScreen(4);
});

describe('a support case', () => {
  const address = `*${adminPaths.supportSnapshot(5)}`;
  const refreshBeforeExpiry = () => {
    localStorage.setItem('token', 'staff');
    localStorage.setItem('refresh_token', 'renewed by nobody here');
    localStorage.setItem('token_expiration', '4000000000');
  };

  test('is loaded with this browser’s session, which does not change', async () => {
    refreshBeforeExpiry();
    const asked: (string | null)[] = [];
    apiServer.use(
      http.get(address, ({ request }) => {
        asked.push(new URL(request.url).search, request.headers.get('Authorization'));
        return HttpResponse.text(recordedSnapshot());
      }),
    );
    const before = JSON.stringify({ ...localStorage });
    await openConsole(5);
    await onScreen(4);
    expect(asked).toEqual(['?replay=1', 'Bearer staff']);
    expect(JSON.stringify({ ...localStorage })).toBe(before);
  });

  test.each([
    [401, 'noSession'],
    [403, 'notAllowed'],
    [404, 'missing'],
    [500, 'unreachable'],
  ] as const)('with a %i response shows why it is not opened', async (status, reason) => {
    refreshBeforeExpiry();
    apiServer.use(http.get(address, () => new HttpResponse(null, { status })));
    await openConsole(5);
    expect(await screen.findByText(texts.refusals[reason])).toBeVisible();
  });

  test('that cannot be loaded shows an error', async () => {
    refreshBeforeExpiry();
    apiServer.use(http.get(address, () => HttpResponse.error()));
    await openConsole(5);
    expect(await screen.findByText(texts.refusals.unreachable)).toBeVisible();
  });

  test('is not requested without a session', async () => {
    await openConsole(5);
    expect(await screen.findByText(texts.refusals.noSession)).toBeVisible();
  });
});
