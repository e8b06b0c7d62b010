import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ReaderPreview } from '../../../admin-frame/preview/ReaderPreview';
import type { Language } from '../../../contract/languages';
import { useGetCatalogueQuery } from '../catalogue/catalogueApi';
import type { GameDraft } from '../draft/useGameDraft';
import { GamePreviewContext } from './GamePreviewContext';
import { previewGame } from './previewGame';

interface GamePreviewDialogProps {
  draft: GameDraft;
  shown: Language;
  onClose: () => void;
}

const nothing = { platforms: [], series: [], formats: [] };

/** Previews the game as readers will see it, with the changes that are not saved, in any theme and language. */
export function GamePreviewDialog({ draft, shown, onClose }: GamePreviewDialogProps) {
  const { t } = useTranslation('adminGames');
  const renderGame = use(GamePreviewContext);
  const { data: catalogue = nothing } = useGetCatalogueQuery(undefined);
  const { game, content } = draft;
  const unsavedCover = content.pictureId !== null && content.pictureId !== game.picture?.id;
  const noteOn = (language: Language) =>
    [
      t('preview.examples'),
      content.translations[language]?.name.trim() ? undefined : t('preview.notNamed'),
      unsavedCover ? t('preview.unsavedCover') : undefined,
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <ReaderPreview shown={shown} noteOn={noteOn} onClose={onClose}>
      {(language) =>
        renderGame(previewGame(draft, catalogue, { language, player: t('preview.player') }))
      }
    </ReaderPreview>
  );
}
