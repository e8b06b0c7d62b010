import { useTranslation } from 'react-i18next';
import type { Rules } from '../../../api/wire/gameFromWire';
import { Disclosure } from '../../../components/reading/Disclosure';
import { languageTags } from '../../../contract/languages';
import '../games/games.css';

/** The rules of a game, folded above its charts. */
export function GameRules({ rules: { text, locale } }: { rules: Rules }) {
  const { t } = useTranslation('games');
  return (
    <Disclosure summary={<span className="text-h4">{t('game.rules')}</span>}>
      <p
        lang={locale === null ? undefined : languageTags[locale]}
        className="text-body1 game-rules"
      >
        {text}
      </p>
    </Disclosure>
  );
}
