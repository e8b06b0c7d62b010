import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CoverPicture } from '../../../admin-frame/pictures/CoverPicture';
import type { GameDraft } from '../draft/useGameDraft';

/** The cover of the game, and the widths it is stored in. */
export function CoverStep({ draft: { content, game, edit, errors } }: { draft: GameDraft }) {
  const { t } = useTranslation('adminGames');
  const stored = game.picture?.id === content.pictureId ? game.picture : undefined;
  const widths = [...new Set(stored?.sources.map(({ width }) => width))].toSorted((a, b) => a - b);
  return (
    <Box data-field="pictureId" sx={{ display: 'grid', gap: 1.5, maxWidth: '36rem' }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('cover.hint')}</Typography>
      <CoverPicture
        pictureId={content.pictureId}
        picture={game.picture}
        problem={errors['pictureId']}
        onChange={(picture) =>
          edit((before) => ({ ...before, pictureId: picture === null ? null : picture.id }))
        }
      />
      {widths.length === 0 ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('cover.sizes', { sizes: widths.map((width) => `${width} px`) })}
        </Typography>
      )}
    </Box>
  );
}
