export interface Light {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** WCAG's contrast of two colours written `oklch(…)`; a back that shows through lies on what is behind it. */
export function contrast(front: string, back: string, behind = back): number {
  const ground = over(lightOf(back), lightOf(behind));
  const [darker = 0, lighter = 0] = [luminance(over(lightOf(front), ground)), luminance(ground)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Linear light, clipped to what sRGB can show. */
export function lightOf(oklch: string): Light {
  const [l = 0, c = 0, h = 0, alpha = 1] = (oklch.match(/[\d.]+/g) ?? []).map(Number);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return {
    red: clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    green: clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    blue: clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
    alpha,
  };
}

/** As browsers lay one colour over another: in sRGB's own steps, not in linear light. */
function over(front: Light, back: Light): Light {
  const mix = (one: number, other: number) => toLinear(toStep(one) * front.alpha + toStep(other) * (1 - front.alpha));
  return {
    red: mix(front.red, back.red),
    green: mix(front.green, back.green),
    blue: mix(front.blue, back.blue),
    alpha: 1,
  };
}

function toStep(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function toLinear(step: number): number {
  return step <= 0.04045 ? step / 12.92 : ((step + 0.055) / 1.055) ** 2.4;
}

function luminance({ red, green, blue }: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The same colour as sRGB writes it, with its alpha where it shows through: for tools that know no `oklch(…)`. */
export function hexOf(oklch: string): string {
  const { red, green, blue, alpha } = lightOf(oklch);
  const channels = [toStep(red), toStep(green), toStep(blue), ...(alpha < 1 ? [alpha] : [])];
  return `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
