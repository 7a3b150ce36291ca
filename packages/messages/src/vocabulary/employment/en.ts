export const employmentType = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contractor: 'Contractor',
  temporary: 'Temporary',
  intern: 'Internship',
  volunteer: 'Volunteer',
  per_diem: 'Per day',
  other: 'Other',
};

export const workMode = { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' };

/** The major groups of ISCO-08. */
export const iscoGroup = {
  1: 'Managers',
  2: 'Professionals',
  3: 'Technicians and associate professionals',
  4: 'Clerical support workers',
  5: 'Service and sales workers',
  6: 'Skilled agricultural, forestry and fishery workers',
  7: 'Craft and related trades workers',
  8: 'Plant and machine operators, and assemblers',
  9: 'Elementary occupations',
  0: 'Armed forces occupations',
};
