// The order of these imports is the order of the layers.
import './layers.css.ts';
import './reset.css.ts';
import './themes.css.ts';
import './fonts.css.ts';
import './icons.css.ts';
