import { fields, valueAt } from '../data/fields.js';
import { columns, fetchOne, fetchPage } from '../data/rows.js';
import './floor.css';

const root = document.getElementById('root');
const asked = { page: 1, size: 25, sort: '-createdAt' };

const escape = (text) => String(text ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function signIn() {
  root.innerHTML = '<h1>الدخول</h1><button id="sign-in">الدخول بحساب العمل</button>';
  document.getElementById('sign-in').addEventListener('click', () => go('/job-posts'));
}

async function list() {
  const { items } = await fetchPage(asked);
  root.innerHTML = `
    <h1>الوظائف</h1>
    <table><thead><tr>
      <th><input type="checkbox" id="all" aria-label="الكل"></th>
      ${columns.map(({ label, sort }) => `<th>${sort ? `<button data-sort="${sort}">${label}</button>` : label}</th>`).join('')}
    </tr></thead><tbody>${items.map(rowOf).join('')}</tbody></table>
    <button id="next">التالي</button><button id="thousand">1000</button>`;
}

const rowOf = (row) =>
  `<tr><td><input type="checkbox" aria-label="${escape(row.title.ar)}"></td>${columns
    .map(({ lines }, index) => {
      const [first, second] = lines(row).map(escape);
      const name = index === 0 ? `<a href="/job-posts/${row.id}">${first}</a>` : `<span>${first}</span>`;
      return `<td>${name}${second ? `<small>${second}</small>` : ''}</td>`;
    })
    .join('')}</tr>`;

async function form(id) {
  const record = await fetchOne(id);
  root.innerHTML = `<h1>تعديل</h1><form>${fields.map((field) => inputOf(field, valueAt(record, field.name))).join('')}</form>`;
}

function inputOf({ name, kind, values, to }, value) {
  const label = (input) => `<label>${name}${input}</label>`;
  if (kind === 'multiline') return label(`<textarea name="${name}">${escape(value)}</textarea>`);
  if (kind === 'flag') return label(`<input type="checkbox" name="${name}" ${value ? 'checked' : ''}>`);
  if (kind === 'choice')
    return label(
      `<select name="${name}">${values.map((each) => `<option ${each === value ? 'selected' : ''}>${each}</option>`).join('')}</select>`,
    );
  if (kind === 'choices')
    return `<fieldset><legend>${name}</legend>${values
      .map((each) => `<label><input type="checkbox" ${value?.includes(each) ? 'checked' : ''}>${each}</label>`)
      .join('')}</fieldset>`;
  if (kind === 'reference') return label(`<input name="${name}" list="${to}" value="${escape(value)}">`);
  const type = { number: 'number', day: 'date' }[kind] ?? 'text';
  return label(`<input type="${type}" name="${name}" value="${escape(value)}">`);
}

root.addEventListener('click', (event) => {
  const { target } = event;
  const link = target.closest('a');
  if (link) {
    event.preventDefault();
    return go(link.getAttribute('href'));
  }
  if (target.id === 'all') for (const box of root.querySelectorAll('tbody input')) box.checked = target.checked;
  if (target.id === 'next') asked.page += 1;
  if (target.id === 'thousand') Object.assign(asked, { page: 1, size: 1000 });
  if (target.dataset.sort) {
    const { sort } = target.dataset;
    Object.assign(asked, { page: 1, sort: asked.sort === sort ? `-${sort}` : sort });
  }
  if (target.id === 'next' || target.id === 'thousand' || target.dataset.sort) void list();
});

function go(path) {
  history.pushState(null, '', path);
  show();
}

function show() {
  const [, place, id] = location.pathname.split('/');
  if (place === 'login') signIn();
  else if (id) void form(id);
  else void list();
}

addEventListener('popstate', show);
show();
