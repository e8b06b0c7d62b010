import 'dayjs/locale/zh-cn';

export { zhCN as pickerLocale } from '@mui/x-date-pickers/locales';
