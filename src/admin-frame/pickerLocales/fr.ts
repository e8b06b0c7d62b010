import 'dayjs/locale/fr';

export { frFR as pickerLocale } from '@mui/x-date-pickers/locales';
