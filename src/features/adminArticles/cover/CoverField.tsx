import Box from '@mui/material/Box';
import { CoverPicture } from '../../../admin-frame/pictures/CoverPicture';
import type { Language } from '../../../contract/languages';
import type { ArticleDraft } from '../draft/useArticleDraft';
import { CoverAltFields } from './CoverAltFields';

/** The cover with its alternative text. */
export function CoverField({ draft, shown: language }: { draft: ArticleDraft; shown: Language }) {
  const { content, change, article, fieldErrors } = draft;
  return (
    <Box data-field="pictureId" sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <CoverPicture
        pictureId={content.pictureId}
        picture={article.picture}
        problem={fieldErrors['pictureId']}
        onChange={(picture) => change(() => ({ pictureId: picture?.id ?? null }))}
      />
      {content.pictureId === null ? null : <CoverAltFields draft={draft} shown={language} />}
    </Box>
  );
}
