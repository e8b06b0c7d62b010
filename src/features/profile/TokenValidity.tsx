import { mdiRefresh } from '@mdi/js';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/buttons/BusyButton';
import { extendSession } from '../../api/session/extendSession';
import { Icon } from '../../components/Icon';
import { useFormats } from '../../i18n/useFormats';
import {
  selectClockOffset,
  selectRefreshToken,
  selectToken,
  selectTokenExpiration,
} from '../../state/authSlice';
import { timeLeft, tokenStatus, type TokenMoment, type TokenStatus } from '../../state/tokenStatus';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Facts } from './Facts';

/** The token and the current server time, updated every second while the page is visible. */
function useTokenMoment(): TokenMoment {
  const token = useAppSelector(selectToken);
  const tokenExpiration = useAppSelector(selectTokenExpiration);
  const offset = useAppSelector(selectClockOffset);
  const [local, setLocal] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => {
      if (!document.hidden) setLocal(Date.now());
    };
    const timer = globalThis.setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      globalThis.clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return { token, tokenExpiration, now: local + offset };
}

const colours = {
  valid: 'success',
  expiringSoon: 'warning',
  expired: 'error',
  unknown: 'default',
  notConnected: 'default',
} as const satisfies Record<TokenStatus, string>;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** 59:07, or 1:00:00 from an hour on. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
  return hours === 0 ? tail : `${hours}:${tail}`;
}

function RefreshButton() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const renewable = useAppSelector(selectRefreshToken) !== null;
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    await dispatch(extendSession());
    setBusy(false);
  };
  return (
    <BusyButton
      variant="outlined"
      color="inherit"
      size="small"
      fullWidth
      busy={busy}
      disabled={!renewable}
      startIcon={<Icon path={mdiRefresh} />}
      onClick={() => void refresh()}
    >
      {busy ? t('summary.refreshing') : t('summary.refresh')}
    </BusyButton>
  );
}

/** A live countdown to the access token's expiry, with a button to refresh the token. */
export function TokenValidity() {
  const { t } = useTranslation('profile');
  const { longDate } = useFormats();
  const moment = useTokenMoment();
  const status = tokenStatus(moment);
  const left = timeLeft(moment);
  return (
    <>
      <Facts
        facts={[
          {
            name: t('summary.status'),
            value: <Chip size="small" color={colours[status]} label={t(`status.${status}`)} />,
          },
          {
            name: t('summary.expires'),
            value:
              moment.tokenExpiration === null
                ? t('summary.unavailable')
                : longDate(moment.tokenExpiration * 1000),
          },
          {
            name: t('summary.remaining'),
            value: (
              <Box component="span" role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {left === null ? t('status.unavailable') : countdown(left)}
              </Box>
            ),
          },
        ]}
      />
      <Box sx={{ mt: 2 }}>
        <RefreshButton />
      </Box>
    </>
  );
}
