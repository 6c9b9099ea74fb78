// Where the game begins: the only file that knows everyone. For now it only says its name.

const stage = document.querySelector('#stage');
if (stage) stage.textContent = 'Honeybell';
