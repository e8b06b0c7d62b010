// First of all imports: it makes the page safe for what the others do while they are loaded.
import './securityBootstrap';
import '../theme/fonts.css';
import '../theme/adaptations.css';
import { createRoot } from 'react-dom/client';
import { startApp } from './startApp';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element to render into.');
void startApp(createRoot(root));
