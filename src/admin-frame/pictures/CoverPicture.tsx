import { mdiImageOffOutline, mdiImagePlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { Icon } from '../../components/Icon';
import { pictureAddress } from '../../config/environment';
import type { AdminPicture } from '../../contract/schemas/adminArticles';
import { PictureInput } from './PictureInput';

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

interface CoverPictureProps {
  pictureId: number | null;
  /** The stored picture; one that was uploaded here is known already. */
  picture: AdminPicture | null;
  problem?: string | undefined;
  onChange: (picture: AdminPicture | null) => void;
}

/** A cover: a file from the device, cropped to the site's aspect ratio. */
export function CoverPicture({ pictureId, picture, problem, onChange }: CoverPictureProps) {
  const { t } = useTranslation('administration');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [failure, setFailure] = useState<string>();
  const [uploaded, setUploaded] = useState<AdminPicture>();
  const known = [uploaded ?? null, picture].find((one) => one?.id === pictureId);
  const message = failure ?? problem;
  return (
    <>
      <CoverFrame source={pictureId === null ? undefined : addressOf(known ?? null)} />
      {message === undefined ? null : <ErrorAlert message={message} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon path={mdiImagePlusOutline} />}
          onClick={() => input.current?.click()}
        >
          {pictureId === null ? t('cover.choose') : t('cover.change')}
        </Button>
        {pictureId === null ? null : (
          <Button color="inherit" onClick={() => onChange(null)}>
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
      <Suspense fallback={null}>
        {file ? (
          <CoverCropDialog
            file={file}
            onClose={(reason) => {
              setFile(undefined);
              setFailure(reason);
            }}
            onUploaded={(chosen) => {
              setFile(undefined);
              setUploaded(chosen);
              onChange(chosen);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

function CoverFrame({ source }: { source: string | undefined }) {
  const { t } = useTranslation('administration');
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
