/* The style sheets of every page. Code may use their classes without importing them. */
import '../theme/page.css';
import '../components/Text.css';
import '../components/html/links.css';
import '../theme/slots.css';
import '../theme/fonts.css';
import '../theme/adaptations.css';
