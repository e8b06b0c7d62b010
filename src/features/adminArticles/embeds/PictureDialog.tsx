import { mdiImagePlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploadTextPictureMutation } from '../adminArticlesApi';
import { useSecretMutation } from '../../../api/useSecretMutation';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { Icon } from '../../../components/Icon';
import type { Figure } from '../../../components/richText/figureBlot';
import type { FigurePlace } from '../../../components/richText/figureSelection';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { pictureAddress } from '../../../config/environment';
import { articleLimits } from '../../../contract/articleAdministration';
import { CaptionField, EmbedDialog } from './EmbedDialog';
import { shrinkPicture } from '../../../admin-frame/pictures/pictureData';
import { PictureInput } from '../../../admin-frame/pictures/PictureInput';
import { focusOnMount } from '../../../components/focusOnMount';

interface PictureDialogProps {
  place: FigurePlace;
  /** A file that was pasted or dropped. */
  file?: File | undefined;
  /** BCP 47 tag of the surrounding text. */
  lang: string;
  onClose: () => void;
}

type Picture = Pick<Figure, 'src' | 'width' | 'height'>;

/** Uploads a picture. Errors are shown in the dialog. */
function usePictureUpload(current: Picture | undefined) {
  const { t } = useTranslation(['adminArticles', 'administration']);
  const failureText = useFailureText();
  const [send] = useSecretMutation(useUploadTextPictureMutation());
  const [picture, setPicture] = useState(current);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<File>();
  const load = async (file: File): Promise<Picture | string> => {
    const imageData = await shrinkPicture(file).catch(() => undefined);
    if (imageData === undefined) return t('administration:cover.unreadable');
    const outcome = await send({ imageData });
    if ('error' in outcome) return failureText(outcome.error, t('administration:cover.failed'));
    const { src, width, height } = outcome.data;
    return { src, width: String(width), height: String(height) };
  };
  const upload = async (file: File) => {
    setFailure(undefined);
    setLast(file);
    setBusy(true);
    const result = await load(file);
    setBusy(false);
    if (typeof result === 'string') setFailure(result);
    else setPicture(result);
  };
  return {
    picture,
    failure,
    busy,
    upload: (file: File) => void upload(file),
    retry: last && (() => void upload(last)),
  };
}

/** Asks for a picture in a text, its alternative text and its caption. */
export function PictureDialog({ place, file, lang, onClose }: PictureDialogProps) {
  const { t } = useTranslation(['adminArticles', 'administration', 'common']);
  const input = useRef<HTMLInputElement>(null);
  const { picture, failure, busy, upload, retry } = usePictureUpload(place.current);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !file) return;
    begun.current = true;
    upload(file);
  });
  const [alt, setAlt] = useState(place.current?.alt ?? '');
  const [caption, setCaption] = useState(place.current?.caption ?? '');
  const use = () => {
    if (!picture) return;
    onClose();
    place.put({ ...picture, alt: alt.trim(), caption: caption.trim() });
  };
  return (
    <EmbedDialog title={t(place.current ? 'picture.edit' : 'picture.insert')} onClose={onClose}>
      <DialogContent>
        <Stack spacing={2.5}>
          {picture ? (
            <Box
              component="img"
              src={pictureAddress(picture.src)}
              alt={t('picture.chosen')}
              sx={{ maxWidth: '100%', maxHeight: '18rem', objectFit: 'contain', borderRadius: 1 }}
            />
          ) : null}
          <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
            <Button
              ref={focusOnMount}
              variant="outlined"
              color="inherit"
              disabled={busy}
              startIcon={<Icon path={mdiImagePlusOutline} />}
              onClick={() => input.current?.click()}
            >
              {busy
                ? t('administration:cover.uploading')
                : t(picture ? 'administration:cover.change' : 'administration:cover.choose')}
            </Button>
            {busy ? (
              <LinearProgress
                aria-label={t('administration:cover.uploading')}
                sx={{ width: '100%' }}
              />
            ) : null}
            {failure === undefined ? null : <ErrorAlert message={failure} onRetry={retry} />}
          </Box>
          <PictureInput ref={input} name="picture" onChoose={upload} />
          <TextField
            name="alt"
            label={t('picture.alt')}
            value={alt}
            helperText={t('picture.altHint')}
            onChange={({ target }) => setAlt(target.value)}
            slotProps={{ htmlInput: { maxLength: articleLimits.alt, lang, autoComplete: 'off' } }}
          />
          <CaptionField
            name="caption"
            label={t('picture.caption')}
            hint={t('picture.captionHint')}
            lang={lang}
            value={caption}
            onChange={setCaption}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button variant="contained" onClick={use} disabled={!picture || busy}>
          {t(place.current ? 'picture.apply' : 'picture.use')}
        </Button>
      </DialogActions>
    </EmbedDialog>
  );
}
