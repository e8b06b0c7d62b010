import { mdiCameraOutline, mdiImagePlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../components/Icon';
import type { FittedPicture } from '../fitPicture';

interface FileButtonProps {
  ref?: Ref<HTMLButtonElement>;
  icon: string;
  /** Takes a new picture with the camera, where there is one. */
  camera?: boolean;
  disabled: boolean;
  describedBy: string;
  onChoose: (file: File) => void;
  children: string;
}

function FileButton(props: FileButtonProps) {
  const { ref, icon, camera = false, disabled, describedBy, onChoose, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        ref={ref}
        variant="outlined"
        disabled={disabled}
        startIcon={<Icon path={icon} />}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        name={camera ? 'photo' : 'picture'}
        hidden
        tabIndex={-1}
        aria-label={children}
        accept={camera ? 'image/*' : 'image/jpeg,image/png,image/webp,image/*'}
        {...(camera ? { capture: 'environment' } : {})}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}

interface PictureFieldProps {
  picture: FittedPicture | undefined;
  /** A chosen picture is being read. */
  reading: boolean;
  /** A file is dragged over the page. */
  over: boolean;
  disabled: boolean;
  error: string | undefined;
  button: Ref<HTMLButtonElement>;
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** What the picture proves, beside it. */
  children: ReactNode;
}

/** The picture of a proof: chosen, dropped, pasted or taken, and shown beside what it proves. */
export function PictureField(props: PictureFieldProps) {
  const { picture, reading, over, disabled, error, button, onChoose, onRemove, children } = props;
  const { t } = useTranslation('proofs');
  const hand = useMediaQuery('(pointer: coarse)');
  const id = useId();
  return (
    <Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          p: 2,
          border: '2px dashed',
          borderColor: over ? 'primary.main' : error ? 'error.main' : 'control.border',
          borderRadius: 1,
          bgcolor: over ? 'surface.hover' : 'transparent',
        }}
      >
        {picture ? (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
              alignItems: 'center',
            }}
          >
            <Box
              component="img"
              src={picture.preview}
              alt={t('picture.preview')}
              sx={{ justifySelf: 'center', maxWidth: '100%', maxHeight: '45vh' }}
            />
            {children}
          </Box>
        ) : (
          <Box id={`${id}-hint`} sx={{ color: 'text.secondary' }}>
            {over ? t('picture.dropHere') : t('picture.hint')}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <FileButton
            ref={button}
            icon={mdiImagePlusOutline}
            disabled={disabled}
            describedBy={`${id}-text`}
            onChoose={onChoose}
          >
            {picture ? t('picture.other') : t('picture.choose')}
          </FileButton>
          {hand ? (
            <FileButton
              icon={mdiCameraOutline}
              camera
              disabled={disabled}
              describedBy={`${id}-text`}
              onChoose={onChoose}
            >
              {t('picture.photo')}
            </FileButton>
          ) : null}
          {picture ? (
            <Button color="inherit" disabled={disabled} onClick={onRemove}>
              {t('picture.remove')}
            </Button>
          ) : null}
        </Box>
      </Box>
      <FormHelperText id={`${id}-text`} error={error !== undefined} aria-live="polite">
        {error ?? (reading ? t('picture.reading') : t('picture.rules'))}
      </FormHelperText>
    </Box>
  );
}
