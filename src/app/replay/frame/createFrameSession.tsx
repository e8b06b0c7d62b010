import type { i18n as I18n } from 'i18next';
import type { Root } from 'react-dom/client';
import { isDarkTheme, isThemeKey } from '../../../contract/themeKeys';
import { createI18n } from '../../../i18n/createI18n';
import { routeTable } from '../../routeTable';
import { findRoute } from '../../preloadRoute';
import { hashOfStep, openSnapshot, timeOfStep, type OpenedSnapshot } from '../openSnapshot';
import type { ConsoleMessage, FrameMessage } from '../replayMessages';
import { createFrameStore } from './createFrameStore';
import { FramePage } from './FramePage';
import { freezeEnvironment } from './frozenEnvironment';
import { addressOf, languageOf } from './recordedAddress';

type Session = {
  opened: OpenedSnapshot;
  i18n: I18n;
  setTime: (time: number) => void;
};

async function open(text: string): Promise<Session | undefined> {
  const { opened } = openSnapshot(text);
  const first = opened?.states[0];
  if (!opened || !first) return undefined;
  const { meta } = opened;
  const dark = isThemeKey(meta.theme) && isDarkTheme(meta.theme);
  const { setTime } = freezeEnvironment({ timeZone: meta.tz, dark });
  return { opened, setTime, i18n: await createI18n({ language: languageOf(first, meta.locale) }) };
}

/** Handles the console's messages in order; of several steps requested while one is rendered, only the last one is shown. */
export function createFrameSession(root: Root, tell: (message: FrameMessage) => void) {
  let opening: Promise<Session | undefined> | undefined;
  let wanted = 0;

  const show = async ({ opened, i18n, setTime }: Session, step: number) => {
    const state = opened.states[step];
    if (!state) return;
    const language = languageOf(state, opened.meta.locale);
    const found = findRoute(routeTable, addressOf(state));
    await found?.entry.page.load().catch(() => undefined);
    await i18n.changeLanguage(language);
    if (found?.entry.texts) await i18n.loadNamespaces(found.entry.texts);
    if (step !== wanted) return;
    const now = timeOfStep(opened, step);
    setTime(now);
    const hash = hashOfStep(opened, step);
    // A new key remounts the page: component state from later steps must not leak into an earlier one.
    root.render(
      <FramePage
        key={`${step} ${performance.now()}`}
        store={createFrameStore(state, { language, now })}
        i18n={i18n}
        onShown={() => tell({ kind: 'shown', step, hash })}
        onFailed={() => tell({ kind: 'failed', step })}
      />,
    );
  };

  return async (message: ConsoleMessage): Promise<void> => {
    if (message.kind === 'open') {
      opening = open(message.text);
      return;
    }
    wanted = message.step;
    const session = await opening;
    if (session && message.step === wanted) await show(session, message.step);
  };
}
