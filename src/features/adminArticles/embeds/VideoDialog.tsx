import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { VideoPlace } from '../../../components/richText/figureSelection';
import { videoAddressOf } from '../../../components/video/typedVideo';
import { readArticleVideo } from '../../../contract/video/articleVideo';
import type { VideoError } from '../../../contract/video/videoAddress';
import { CaptionField, EmbedDialog } from './EmbedDialog';
import { focusOnMount } from '../../../components/focusOnMount';

interface VideoDialogProps {
  place: VideoPlace;
  /** BCP 47 tag of the surrounding text. */
  lang: string;
  onClose: () => void;
}

/** Asks for a video's URL or embed code, and its caption. */
export function VideoDialog({ place, lang, onClose }: VideoDialogProps) {
  const { t } = useTranslation(['adminArticles', 'common', 'video']);
  const [typed, setTyped] = useState(place.current?.address ?? '');
  const [caption, setCaption] = useState(place.current?.caption ?? '');
  const [error, setError] = useState<VideoError>();
  const use = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through portals: do not submit the form the dialog is rendered in.
    event.stopPropagation();
    const address = videoAddressOf(typed);
    const read = readArticleVideo(address);
    if (typeof read === 'string') {
      setError(read);
      const field = event.currentTarget.elements.namedItem('videoAddress');
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    onClose();
    place.put({ address, caption: caption.trim() });
  };
  return (
    <EmbedDialog title={t(place.current ? 'video.edit' : 'video.insert')} onClose={onClose}>
      <form noValidate onSubmit={use}>
        <DialogContent sx={{ pt: 1 }}>
          <Stack spacing={2.5}>
            <TextField
              name="videoAddress"
              label={t('video.address')}
              value={typed}
              error={error !== undefined}
              helperText={error ? t(`video:invalid.${error}`) : t('video.hint')}
              onChange={({ target }) => {
                setTyped(target.value);
                setError(undefined);
              }}
              slotProps={{
                htmlInput: { inputMode: 'url', autoComplete: 'off', spellCheck: false },
                formHelperText: { 'aria-live': 'polite' },
              }}
              inputRef={focusOnMount}
            />
            <CaptionField
              name="videoCaption"
              label={t('video.caption')}
              hint={t('video.captionHint')}
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
          <Button type="submit" variant="contained">
            {t(place.current ? 'video.apply' : 'video.use')}
          </Button>
        </DialogActions>
      </form>
    </EmbedDialog>
  );
}
