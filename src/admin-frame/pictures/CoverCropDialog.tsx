import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { useUploadCoverMutation } from './picturesApi';
import { useSecretMutation } from '../../api/useSecretMutation';
import { styleNonce } from '../../components/html/styleNonce';
import { useFailureText } from '../../components/feedback/useFailureText';
import { articleLimits } from '../../contract/articleAdministration';
import type { AdminPicture } from '../../contract/schemas/adminArticles';
import { cropCover, type CropArea } from './pictureData';

/** A file as a data URL for an image; `unreadable` if the browser cannot read the file. */
function useDataUrl(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      setAddress(typeof reader.result === 'string' ? reader.result : 'unreadable');
    });
    reader.addEventListener('error', () => setAddress('unreadable'));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address;
}

interface CoverCropDialogProps {
  file: File;
  /** Called with an error message if something failed. */
  onClose: (problem?: string) => void;
  onUploaded: (picture: AdminPicture) => void;
}

const { cover } = articleLimits;
const mostZoom = 4;

/** Crops a picture for the cover and uploads the result. */
export function CoverCropDialog({ file, onClose, onUploaded }: CoverCropDialogProps) {
  const { t } = useTranslation(['administration', 'common']);
  const id = useId();
  const failureText = useFailureText();
  const [upload, busy] = useSecretMutation(useUploadCoverMutation());
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const area = useRef<CropArea>(undefined);
  const unreadable = t('cover.unreadable');
  const image = useDataUrl(file);
  useEffect(() => {
    if (image === 'unreadable') onClose(unreadable);
  }, [image, onClose, unreadable]);

  const use = async () => {
    if (!area.current) return;
    const imageData = await cropCover(file, area.current).catch(() => undefined);
    if (imageData === undefined) {
      onClose(unreadable);
      return;
    }
    const outcome = await upload({ imageData });
    if ('data' in outcome) onUploaded(outcome.data);
    else onClose(failureText(outcome.error, t('cover.failed')));
  };
  return (
    <Dialog open onClose={() => onClose()} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('cover.crop')}</DialogTitle>
      <DialogContent>
        <Box
          sx={{
            position: 'relative',
            aspectRatio: '16 / 9',
            bgcolor: 'surface.muted',
            borderRadius: 1,
          }}
        >
          {image === undefined ? null : (
            <Cropper
              image={image}
              crop={crop}
              zoom={zoom}
              maxZoom={mostZoom}
              aspect={cover.width / cover.height}
              nonce={styleNonce()}
              keyboardStep={8}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_percent, pixels) => {
                area.current = pixels;
              }}
              mediaProps={{ onError: () => onClose(unreadable) }}
              cropperProps={{ role: 'group', 'aria-label': t('cover.crop') }}
            />
          )}
        </Box>
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('cover.keyboard')}
        </Typography>
        <Typography id={`${id}-zoom`} variant="body2" sx={{ mt: 2 }}>
          {t('cover.zoom')}
        </Typography>
        <Slider
          aria-labelledby={`${id}-zoom`}
          value={zoom}
          min={1}
          max={mostZoom}
          step={0.05}
          onChange={(_event, value) => setZoom(Array.isArray(value) ? (value[0] ?? 1) : value)}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={() => onClose()} disabled={busy}>
          {t('common:cancel')}
        </Button>
        <Button variant="contained" onClick={() => void use()} disabled={busy || !image}>
          {busy ? t('cover.uploading') : t('cover.use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
