def placer(echiquier, ligne, taille):
    if ligne == taille:
        return True
    for colonne in range(taille):
        if est_libre(echiquier, ligne, colonne, taille):
            echiquier[ligne][colonne] = 1
            if placer(echiquier, ligne + 1, taille):
                return True
            echiquier[ligne][colonne] = 0
    return False


def est_libre(echiquier, ligne, colonne, taille):
    for i in range(ligne):
        for j in range(taille):
            if echiquier[i][j] == 1 and (j == colonne or abs(i - ligne) == abs(j - colonne)):
                return False
    return True
