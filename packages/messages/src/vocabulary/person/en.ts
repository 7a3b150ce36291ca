export const gender = { male: 'Male', female: 'Female' };

export const education = {
  none: 'Not required',
  high_school: 'High school',
  diploma: 'Diploma',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  phd: 'Doctorate',
  other: 'Other',
};

export const languageLevel = { basic: 'Basic', conversational: 'Conversational', fluent: 'Fluent', native: 'Native' };
