import { nextNumber } from '@diwan/api/crud/number.ts';
import { newId } from '@diwan/api/db/id.ts';
import { choiceOf, examOf, questionOf } from '@diwan/api/resources/exams/test-exams.ts';
import { examsTable } from '@diwan/api/resources/exams/table.ts';
