export { zhCN as gridLocale } from '@mui/x-data-grid/locales';
