import type { ComponentType, ReactNode } from 'react';
import { arabic } from './story-arabic.tsx';

const words = {
  en: {
    label: 'Name under which the branch is entered in the commercial register of the ministry',
    description:
      'As it stands on the certificate, with every part of the name and without abbreviations; it can be changed until the branch is approved.',
    errorMessage:
      'Another branch in the same city is entered like this; add the name of its district, as the register does',
  },
  ar: {
    label: 'الاسم الذي قُيد به الفرع في السجل التجاري لدى وزارة التجارة في المدينة نفسها',
    description:
      'كما ورد في الشهادة، بكل أجزاء الاسم ومن دون اختصار؛ يمكن تغييره إلى أن يُعتمد الفرع من الإدارة العامة.',
    errorMessage: 'قُيد فرع آخر في المدينة نفسها بهذه الصورة؛ أضف اسم الحي كما يفعل السجل التجاري',
  },
};

interface FieldWords {
  label?: string;
  description?: ReactNode;
  errorMessage?: ReactNode;
}

const inANarrowPlace = (Story: ComponentType) => (
  <div style={{ inlineSize: 320 }}>
    <Story />
  </div>
);

/** A story of a field whose label, help and error take several lines. */
export function longText<Props extends FieldWords>(Field: ComponentType<Props>) {
  const drawn = arabic(Field, words.ar as Partial<Props>);
  return { args: words.en as Partial<Props>, render: drawn, decorators: inANarrowPlace };
}
