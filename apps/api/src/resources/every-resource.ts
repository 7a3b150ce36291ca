import type { AnyResource } from '../crud/definition.ts';
import { problemOf } from '../http/problems/problems.ts';
import { applicationsResource } from './applications/resource.ts';
import { employersResource } from './employers/resource.ts';
import { industriesResource } from './industries/resource.ts';
import { jobPostsResource } from './job-posts/resource.ts';
import { jobTitlesResource } from './job-titles/resource.ts';
import { seekersResource } from './seekers/resource.ts';
import { skillsResource } from './skills/resource.ts';

const byPath = new Map<string, AnyResource>(
  [
    applicationsResource,
    employersResource,
    industriesResource,
    jobPostsResource,
    jobTitlesResource,
    seekersResource,
    skillsResource,
  ].map((resource: AnyResource) => [resource.contract.path, resource]),
);

/** The resource at a segment of the API's addresses. */
export function resourceAt(path: string): AnyResource {
  const resource = byPath.get(path);
  if (!resource) throw problemOf('notFound');
  return resource;
}
