import type { FactName, Operator } from '../../../../contract/rules/rules';
import type { InEachLanguage } from '../../../kit/texts/words';

const atEnd = {
  en: 'At the end of their time on the page.',
  de: 'Am Ende der Zeit auf der Seite.',
  fr: 'À la fin de son passage sur la page.',
  es: 'Al final de su tiempo en la página.',
};

/** What the console calls the facts that rules test, in the order in which it offers them. */
export const factWords = {
  pageUrl: { en: 'Page URL', de: 'URL der Seite', fr: 'URL de la page', es: 'URL de la página' },
  entryUrl: {
    en: 'First page of the visit',
    de: 'Erste Seite des Besuchs',
    fr: 'Première page de la visite',
    es: 'Primera página de la visita',
  },
  referrer: { en: 'Referrer', de: 'Verweisende Seite', fr: 'Provenance', es: 'Procedencia' },
  searchKeywords: {
    en: 'Search keywords',
    de: 'Suchbegriffe',
    fr: 'Mots-clés de recherche',
    es: 'Palabras de búsqueda',
  },
  jsVariable: {
    en: 'JavaScript variable',
    de: 'JavaScript-Variable',
    fr: 'Variable JavaScript',
    es: 'Variable de JavaScript',
  },
  language: { en: 'Language', de: 'Sprache', fr: 'Langue', es: 'Idioma' },
  timeOfDay: { en: 'Time of day', de: 'Uhrzeit', fr: 'Heure', es: 'Hora' },
  weekday: { en: 'Weekday', de: 'Wochentag', fr: 'Jour de la semaine', es: 'Día de la semana' },
  country: { en: 'Country', de: 'Land', fr: 'Pays', es: 'País' },
  region: { en: 'Region', de: 'Region', fr: 'Région', es: 'Región' },
  city: { en: 'City', de: 'Stadt', fr: 'Ville', es: 'Ciudad' },
  visits: {
    en: 'Number of visits',
    de: 'Anzahl der Besuche',
    fr: 'Nombre de visites',
    es: 'Número de visitas',
  },
  isNewVisitor: { en: 'First visit', de: 'Erster Besuch', fr: 'Première visite', es: 'Primera visita' },
  hasChatted: {
    en: 'Has chatted before',
    de: 'Hat schon gechattet',
    fr: 'A déjà discuté',
    es: 'Ya ha chateado',
  },
  pagesSeen: { en: 'Pages seen', de: 'Gesehene Seiten', fr: 'Pages vues', es: 'Páginas vistas' },
  secondsOnSite: {
    en: 'Seconds on the site',
    de: 'Sekunden auf der Website',
    fr: 'Secondes sur le site',
    es: 'Segundos en el sitio',
  },
  secondsOnPage: {
    en: 'Seconds on the page',
    de: 'Sekunden auf der Seite',
    fr: 'Secondes sur la page',
    es: 'Segundos en la página',
  },
  scrollPercent: {
    en: 'Scroll depth (%)',
    de: 'Scrolltiefe (%)',
    fr: 'Défilement (%)',
    es: 'Desplazamiento (%)',
  },
  clicks: { en: 'Clicks', de: 'Klicks', fr: 'Clics', es: 'Clics' },
  idleSeconds: {
    en: 'Seconds idle',
    de: 'Sekunden ohne Aktivität',
    fr: 'Secondes d’inactivité',
    es: 'Segundos de inactividad',
  },
  isLeaving: {
    en: 'About to leave the page',
    de: 'Will die Seite verlassen',
    fr: 'Sur le point de quitter la page',
    es: 'A punto de salir de la página',
  },
} satisfies Record<FactName, InEachLanguage<string>>;

/** Hints at facts in the dry run. */
export const factHints = {
  idleSeconds: atEnd,
  isLeaving: atEnd,
} satisfies Partial<Record<FactName, InEachLanguage<string>>>;

/** What is in brackets is left out of sentences. */
export const operatorWords = {
  equals: { en: 'is', de: 'ist', fr: 'est', es: 'es' },
  contains: { en: 'contains', de: 'enthält', fr: 'contient', es: 'contiene' },
  begins: { en: 'begins with', de: 'beginnt mit', fr: 'commence par', es: 'empieza por' },
  ends: { en: 'ends with', de: 'endet mit', fr: 'se termine par', es: 'termina en' },
  matches: {
    en: 'matches (* for anything)',
    de: 'entspricht (* für Beliebiges)',
    fr: 'correspond à (* pour tout texte)',
    es: 'coincide con (* para cualquier texto)',
  },
  regex: {
    en: 'matches the regular expression',
    de: 'entspricht dem regulären Ausdruck',
    fr: 'correspond à l’expression régulière',
    es: 'coincide con la expresión regular',
  },
  notEquals: { en: 'is not', de: 'ist nicht', fr: 'n’est pas', es: 'no es' },
  notContains: { en: 'does not contain', de: 'enthält nicht', fr: 'ne contient pas', es: 'no contiene' },
  notBegins: {
    en: 'does not begin with',
    de: 'beginnt nicht mit',
    fr: 'ne commence pas par',
    es: 'no empieza por',
  },
  notEnds: {
    en: 'does not end with',
    de: 'endet nicht mit',
    fr: 'ne se termine pas par',
    es: 'no termina en',
  },
  notMatches: {
    en: 'does not match',
    de: 'entspricht nicht',
    fr: 'ne correspond pas à',
    es: 'no coincide con',
  },
  notRegex: {
    en: 'does not match the regular expression',
    de: 'entspricht nicht dem regulären Ausdruck',
    fr: 'ne correspond pas à l’expression régulière',
    es: 'no coincide con la expresión regular',
  },
  atLeast: { en: 'is at least', de: 'ist mindestens', fr: 'est au moins', es: 'es al menos' },
  atMost: { en: 'is at most', de: 'ist höchstens', fr: 'est au plus', es: 'es como máximo' },
  between: { en: 'is between', de: 'liegt zwischen', fr: 'est entre', es: 'está entre' },
  notBetween: {
    en: 'is not between',
    de: 'liegt nicht zwischen',
    fr: 'n’est pas entre',
    es: 'no está entre',
  },
} satisfies Record<Operator, InEachLanguage<string>>;
