import { mdiImageOffOutline, mdiImagePlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { Icon } from '../../../components/Icon';
import { pictureAddress } from '../../../config/environment';
import type { Language } from '../../../contract/languages';
import type { AdminPicture } from '../../../contract/schemas/adminArticles';
import { CoverAltFields } from './CoverAltFields';
import { PictureInput } from '../embeds/PictureInput';
import type { ArticleDraft } from '../draft/useArticleDraft';

const CoverCropDialog = lazy(async () => {
  const { CoverCropDialog: Dialog } = await import(
    /* webpackChunkName: "cover-crop" */ './CoverCropDialog'
  );
  return { default: Dialog };
});

const addressOf = (picture: AdminPicture | null): string | undefined => {
  const source = picture?.sources.find(({ width }) => width >= 900) ?? picture?.sources.at(-1);
  return source && pictureAddress(source.url);
};

/** The cover: a file from the device, cropped to the site's aspect ratio. */
export function CoverField({ draft, shown: language }: { draft: ArticleDraft; shown: Language }) {
  const { t } = useTranslation('adminArticles');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [failure, setFailure] = useState<string>();
  const [uploaded, setUploaded] = useState<AdminPicture>();
  const { content, change, article, fieldErrors } = draft;
  const known = [uploaded ?? null, article.picture].find(
    (picture) => picture?.id === content.pictureId,
  );
  const problem = failure ?? fieldErrors['pictureId'];
  const shown = content.pictureId === null ? undefined : addressOf(known ?? null);
  return (
    <Box data-field="pictureId" sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <CoverFrame source={shown} />
      {problem === undefined ? null : <ErrorAlert message={problem} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon path={mdiImagePlusOutline} />}
          onClick={() => input.current?.click()}
        >
          {content.pictureId === null ? t('cover.choose') : t('cover.change')}
        </Button>
        {content.pictureId === null ? null : (
          <Button color="inherit" onClick={() => change(() => ({ pictureId: null }))}>
            {t('cover.remove')}
          </Button>
        )}
      </Box>
      <PictureInput
        ref={input}
        name="cover"
        onChoose={(chosen) => {
          setFailure(undefined);
          setFile(chosen);
        }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('cover.rules')}
      </Typography>
      {content.pictureId === null ? null : <CoverAltFields draft={draft} shown={language} />}
      <Suspense fallback={null}>
        {file ? (
          <CoverCropDialog
            file={file}
            onClose={(problem) => {
              setFile(undefined);
              setFailure(problem);
            }}
            onUploaded={(picture) => {
              setFile(undefined);
              setUploaded(picture);
              change(() => ({ pictureId: picture.id }));
            }}
          />
        ) : null}
      </Suspense>
    </Box>
  );
}

function CoverFrame({ source }: { source: string | undefined }) {
  const { t } = useTranslation('adminArticles');
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: '16 / 9',
        overflow: 'hidden',
        color: 'text.secondary',
        bgcolor: 'surface.muted',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1.5,
      }}
    >
      {source === undefined ? (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
          <Icon path={mdiImageOffOutline} fontSize="large" />
          <Typography variant="body2">{t('cover.none')}</Typography>
        </Box>
      ) : (
        <Box
          component="img"
          src={source}
          alt={t('cover.current')}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
