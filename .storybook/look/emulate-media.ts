const asked = new WeakMap<CSSMediaRule, string>();

/** Makes the style rules under a media query count as if it were true, or again only where it is. */
export function emulateMedia(query: string, isOn: boolean): void {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      const own = asked.get(rule) ?? rule.media.mediaText;
      if (!own.includes(query)) continue;
      asked.set(rule, own);
      rule.media.mediaText = isOn ? own.replace(query, '(min-width: 0px)') : own;
    }
  }
}

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []),
  ]);
}
