export interface RuntimePackage {
  path: string;
  name: string;
  version: string;
  license?: string;
}
export const listPath: string;
export function runtimePackages(): RuntimePackage[];
export function licenceList(): string;
export function licenceTexts(): string;
