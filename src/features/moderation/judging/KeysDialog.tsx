import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import './judging.css';

interface KeysDialogProps {
  open: boolean;
  on: boolean;
  /** The page judges requests: there is no picture, and another word for the next one. */
  requests?: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}

const listed = [
  { name: 'accept', keys: ['A'] },
  { name: 'refuse', keys: ['R'] },
  { name: 'reasons', keys: ['1', '–', '9'] },
  { name: 'send', keys: ['Enter'] },
  { name: 'cancel', keys: ['Esc'] },
  { name: 'skip', keys: ['S'] },
  { name: 'next', keys: ['N'] },
  { name: 'undo', keys: ['U'] },
  { name: 'compare', keys: ['C'] },
  { name: 'zoom', keys: ['+', '−'] },
  { name: 'move', keys: ['←', '↑', '→', '↓'] },
  { name: 'rotate', keys: ['T'] },
  { name: 'fit', keys: ['0'] },
  { name: 'help', keys: ['?'] },
] as const;

const ofProofs: ReadonlySet<string> = new Set(['compare', 'zoom', 'move', 'rotate', 'fit']);

/** The keys for judging, and the switch that turns them off. */
export function KeysDialog({ open, on, requests = false, onSwitch, onClose }: KeysDialogProps) {
  const { t } = useTranslation('moderation');
  const id = useId();
  const shown = requests ? listed.filter(({ name }) => !ofProofs.has(name)) : listed;
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('keys.title')}</DialogTitle>
      <DialogContent>
        <dl className="key-list">
          {shown.map(({ name, keys }) => (
            <div key={name}>
              <dt>
                {keys.map((key) =>
                  key === '–' ? (
                    <span key={key}>–</span>
                  ) : (
                    <kbd key={key} className="key-cap">
                      {key}
                    </kbd>
                  ),
                )}
              </dt>
              <dd>{requests && name === 'next' ? t('requests.next') : t(`keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <FormControlLabel
          control={<Switch checked={on} onChange={(_event, checked) => onSwitch(checked)} />}
          label={t('keys.on')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('keys.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
