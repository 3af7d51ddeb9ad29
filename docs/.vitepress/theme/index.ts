import Theme from 'vitepress/theme-without-fonts';
import './theme.css';

export default Theme;
