// The order of these imports is the order of the layers.
import './layers.css.ts';
import './base/reset.css.ts';
import './themes.css.ts';
import './base/fonts.css.ts';
import './base/icons.css.ts';
