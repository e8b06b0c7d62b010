import type { SampleArticle } from '../sampleArticle';

export const emulatorsWhatWeAcceptAndWhatNot: SampleArticle = {
  slug: 'emulators-what-we-accept-and-what-not',
  category: 'retro',
  author: 'tomasz_r',
  publishedAt: '2026-02-03T12:30:00Z',
  featured: false,
  cover: { motif: 'blocks', hue: 218 },
  translations: {
    en: {
      title: 'Emulators: what we accept, and what we do not',
      excerpt:
        'We once refused a Starlance score because the emulator had made the game harder. We would do it again.',
      content: `
<p>In November wren_taps sent us a <em>Starlance</em> score of 988,000, filmed from the first second to the last, hands included. We refused it. The emulator had an option ticked that gives the emulated processor extra speed and so removes the slowdown from crowded screens. On the real machine the fourth wave crawls, and everybody uses the crawl to breathe. wren_taps had played it at full pace. It was a better performance than the one it would have replaced.</p>
<p>That is the whole rule, really. We do not ask whether a setting helps you. We ask whether the game is still the same game.</p>
<p>Emulated scores have had their own column since 2009, beside the one for original machines, and roughly a third of what we verify goes there. Plenty of members have no other way to play a board of which four are left, and an emulator chosen with care is closer to the original than a worn-out console with a tired power supply. What follows is what the verifiers look for.</p>
<table>
<thead>
<tr><th scope="col">Setting</th><th scope="col">Answer</th></tr>
</thead>
<tbody>
<tr><td>Filters, borders, scanlines, any size of window</td><td>Yes</td></tr>
<tr><td>Remapped buttons, one action per press</td><td>Yes</td></tr>
<tr><td>Settings that only reduce delay, down to that of the original</td><td>Yes, and say so</td></tr>
<tr><td>Saving and reloading in the middle of a game, rewinding</td><td>No</td></tr>
<tr><td>Automatic fire the original did not have</td><td>No</td></tr>
<tr><td>Processor speed, frame skipping, speed other than 100%</td><td>No</td></tr>
<tr><td>Altered game files, translations included</td><td>Ask first</td></tr>
</tbody>
</table>
<p>The last line surprises people. A translation changes the length of the text, the length of the text changes how long a scene lasts, and in <em>Night Courier</em> the clock does not stop for scenes. The English patch is worth eleven seconds.</p>
<p>Show us the settings screen and the version number before the first game, in the same recording, with no cut. A note typed afterwards is not the same thing: half the mistakes we find are ticks nobody remembers having put there.</p>
<p>As for wren_taps, the box was unticked, the crawl came back, and in January the score was 1,004,250. The comment with the proof read: <em>so that is what resting feels like</em>.</p>`,
    },
    fr: {
      title: 'Émulateurs : ce que nous acceptons, et le reste',
      excerpt:
        'Nous avons refusé un score de Starlance parce que l’émulateur avait rendu le jeu plus difficile. Ce serait à refaire, nous le referions.',
      content: `
<p>En novembre, wren_taps nous envoie un score de 988 000 à <em>Starlance</em>, filmé de la première à la dernière seconde, mains comprises. Refusé. Une option de l’émulateur, cochée, donnait de la vitesse en plus au processeur émulé et supprimait les ralentissements quand l’écran se remplit. Sur la vraie machine, la quatrième vague se traîne, et tout le monde en profite pour souffler. Chez wren_taps, elle allait à plein régime. La partie valait mieux que celle qu’elle aurait détrônée.</p>
<p>Toute la règle est là. Nous ne demandons pas si un réglage vous aide, mais si le jeu est encore le même.</p>
<p>Depuis 2009, les scores émulés ont leur colonne à côté de celle des machines d’origine, et un bon tiers de ce que nous vérifions s’y range. Beaucoup de membres n’ont pas d’autre moyen de jouer à une carte dont il reste quatre exemplaires. Et un émulateur bien choisi est plus proche de l’original qu’une console usée dont l’alimentation fatigue. Voici ce que regardent les vérificateurs.</p>
<table>
<thead>
<tr><th scope="col">Réglage</th><th scope="col">Réponse</th></tr>
</thead>
<tbody>
<tr><td>Filtres, cadres, lignes de balayage, taille de la fenêtre</td><td>Oui</td></tr>
<tr><td>Boutons réaffectés, une action par appui</td><td>Oui</td></tr>
<tr><td>Réglages qui ramènent le retard à celui de l’original</td><td>Oui, en le disant</td></tr>
<tr><td>Sauvegarde et reprise en pleine partie, retour arrière</td><td>Non</td></tr>
<tr><td>Tir automatique absent de l’original</td><td>Non</td></tr>
<tr><td>Vitesse du processeur, saut d’images, vitesse autre que 100 %</td><td>Non</td></tr>
<tr><td>Fichiers du jeu modifiés, traductions comprises</td><td>Demandez d’abord</td></tr>
</tbody>
</table>
<p>La dernière ligne étonne. Une traduction change la longueur du texte, la longueur du texte change la durée d’une scène, et dans <em>Night Courier</em> le chronomètre tourne pendant les scènes. La version traduite en anglais fait gagner onze secondes.</p>
<p>Montrez-nous l’écran des réglages et le numéro de version avant la première partie, dans le même enregistrement et sans coupe. Une note rédigée après coup ne la remplace pas : la moitié des erreurs que nous trouvons sont des cases que personne ne se rappelle avoir cochées.</p>
<p>Quant à wren_taps, la case est décochée, la quatrième vague se traîne de nouveau, et le score de janvier est de 1 004 250. Le message qui accompagnait la preuve disait : <em>c’est donc ça, se reposer</em>.</p>`,
    },
  },
  comments: [
    {
      author: 'wren_taps',
      at: '2026-02-03T14:18:00Z',
      content:
        '<p>I was cross for a week. Then I tried the fourth wave as intended and understood why everyone else had time to hum.</p>',
    },
    {
      author: 'deltaV',
      at: '2026-02-03T17:55:00Z',
      content:
        '<p>How do you measure “down to that of the original”? Some options take it lower than any real machine, and you cannot see that on a recording.</p>',
    },
    {
      author: 'zed_dead_zed',
      at: '2026-02-04T09:20:00Z',
      content:
        '<p>@deltaV You can see the option on the settings screen, at least. More than one frame and I would file it under No, but I am not a verifier.</p>',
    },
    {
      author: 'caro_speed',
      at: '2026-02-05T21:42:00Z',
      content:
        '<p>Onze secondes ! J’ai passé l’été à en gagner quatre sur <em>Night Courier</em>, en japonais, sans comprendre un mot.</p>',
    },
  ],
};
